/** A new element with a text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { textContent: text });
}
