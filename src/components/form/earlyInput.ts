/**
 * What a form's elements hold, by name: text, or whether a box is checked. After hydration that can be more than React knows: a
 * visitor may have begun before the script ran, or the browser may have put back what was there before a reload.
 */
export function earlyInput(form: HTMLFormElement): Record<string, boolean | string> {
  const input: Record<string, boolean | string> = {};
  for (const element of form.elements) {
    if (element instanceof HTMLTextAreaElement) input[element.name] = element.value;
    if (!(element instanceof HTMLInputElement)) continue;
    if (element.type === 'checkbox') input[element.name] = element.checked;
    else if (element.type !== 'radio' || element.checked) input[element.name] = element.value;
  }
  return input;
}
