import { createFormStore } from '../components/form/formStore';
import { emptyContact } from './contactForm';

/** The contact form's state: the dialog shows it in more than one place. */
export const contactStore = createFormStore(emptyContact);
