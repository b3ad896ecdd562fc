import type { Reader } from '@nine-blocks/screen-reader/reader';
import type { ReadMessage } from '../messages';

/**
 * Opens the contact dialog from the header, and goes to its e-mail field. With Tab, since Orca may have met the button before it was hydrated, as the
 * link that it is without script, and then does not count it among the buttons.
 */
export async function goToEmailField(reader: Reader, said: ReadMessage): Promise<void> {
  await reader.pressUntil('Tab', said('common.contactUs'));
  await reader.press('Return', said('contact.title'));
  await reader.pressUntil('Tab', `${said('contact.email.label')} entry`);
}
