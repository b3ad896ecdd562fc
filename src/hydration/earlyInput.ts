import { copyInput, earlyFields, fieldsIn } from './earlyFields';

/**
 * The visible values of a form's fields by name: a text, or whether a box is checked. They can differ from React's values: the visitor typed before
 * hydration, the browser restored values after a reload, or a tool filled them in without an event.
 */
export function inputOf(form: ParentNode): Record<string, boolean | string> {
  const input: Record<string, boolean | string> = {};
  for (const field of fieldsIn(form)) {
    if (field.type === 'checkbox') input[field.name] = (field as HTMLInputElement).checked;
    else if (field.type !== 'radio' || (field as HTMLInputElement).checked) input[field.name] = field.value;
  }
  return input;
}

/** The visible values at a form's first rendering, with the values of the prerendered fields that its fields have replaced. */
export function earlyInputOf(form: ParentNode): Record<string, boolean | string> {
  const names = new Set(fieldsIn(form).map(({ name }) => name));
  const used = earlyFields.filter(({ name }) => names.has(name));
  for (const field of used) earlyFields.splice(earlyFields.indexOf(field), 1);
  copyInput(
    used.filter(({ isConnected }) => !isConnected),
    form,
  );
  return inputOf(form);
}
