let wishes = 0;

/**
 * For what a visitor has asked for and the network brings later: notes the wish. The function that it returns says, once, whether it holds as the
 * thing arrives, or fails to: not where the visitor has asked for another thing, gone to another address, or is on the way out of the document.
 */
export function stillWanted(): () => boolean {
  wishes += 1;
  const wish = wishes;
  const { href } = window.location;
  let isLeaving = false;
  const leave = ({ isTrusted }: Event) => {
    isLeaving ||= isTrusted;
  };
  // No longer than needed: for who listens to it, browsers keep no page to come back to.
  window.addEventListener('beforeunload', leave);
  return () => {
    window.removeEventListener('beforeunload', leave);
    return wish === wishes && !isLeaving && window.location.href === href;
  };
}
