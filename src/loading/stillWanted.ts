let wishes = 0;

/**
 * For a part that the visitor asks for and the network brings later. The returned function says whether the visitor still wants it: not after asking
 * for another such part, and not on another page.
 */
export function stillWanted(): () => boolean {
  wishes += 1;
  const wish = wishes;
  const { href } = window.location;
  return () => wish === wishes && window.location.href === href;
}
