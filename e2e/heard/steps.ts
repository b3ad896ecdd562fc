import type { Reader } from '@nine-blocks/screen-reader/reader';
import type { ReadMessage } from '../messages';

/** Opens the contact dialog from the page's first button that does, and goes to its e-mail field. */
export async function goToEmailField(reader: Reader, said: ReadMessage): Promise<void> {
  await reader.pressUntil('b', said('common.contactUs'));
  await reader.press('Return', said('contact.title'));
  await reader.pressUntil('Tab', `${said('contact.email.label')} entry`);
}
