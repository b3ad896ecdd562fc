let wishes = 0;

/**
 * Call it when the visitor opens a part whose code is fetched first. The returned function says whether the visitor still wants the part: opening
 * another part or leaving the page ends this.
 */
export function stillWanted(): () => boolean {
  wishes += 1;
  const wish = wishes;
  const { href } = window.location;
  return () => wish === wishes && window.location.href === href;
}
