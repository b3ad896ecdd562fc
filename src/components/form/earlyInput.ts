/**
 * The values of a form's elements by name: text, or whether a box is checked. At hydration they can differ from React's values: the visitor may
 * have typed before, or the browser may have restored what was there before a reload.
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
