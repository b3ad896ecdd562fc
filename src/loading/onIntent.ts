export interface IntentHandlers {
  onFocus: () => void;
  onMouseEnter: () => void;
  onTouchStart: () => void;
}

/** Handlers of a control: hover, focus and touch fetch what its click needs. */
export function onIntent(fetch: () => void): IntentHandlers {
  return { onFocus: fetch, onMouseEnter: fetch, onTouchStart: fetch };
}
