import { runLocales } from '@nine-blocks/translation-kit/commands/runLocales';
import { project } from './messages/project';

runLocales(project, process.argv.slice(2));
