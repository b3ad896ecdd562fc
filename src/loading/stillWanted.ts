let wishes = 0;

/**
 * Call it when the visitor opens a part whose code is fetched first. The returned function returns false after the visitor has opened another part or
 * left the page.
 */
export function stillWanted(): () => boolean {
  wishes += 1;
  const wish = wishes;
  const { href } = window.location;
  return () => wish === wishes && window.location.href === href;
}
