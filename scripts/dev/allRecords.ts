import { recordsById } from '../../src/content/caseStudyRecords';
import { provideRecords } from '../../src/i18n/messages';

// While developing a saved record shows as code does; the files of messages have none.
provideRecords(recordsById);
