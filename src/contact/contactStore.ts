import { createFormStore } from '../components/form/formStore';
import { cleanContact, emptyContact } from './contactForm';

/** The contact form's state: the dialog shows it in more than one place. */
export const contactStore = createFormStore(emptyContact, cleanContact);
