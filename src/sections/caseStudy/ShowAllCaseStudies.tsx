import Button from '@mui/material/Button';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import { showAllSearch } from '../../content/caseStudyList';
import { Message } from '../../i18n/Message';
import { Icon } from '../../components/art/Icon';
import { useHydrated } from '../../hydration/useHydrated';
import { onlyWithScript } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';

interface ShowAllCaseStudiesProps {
  /** The id of the list that it reveals. */
  listId: string;
  onClick: () => void;
}

/** Button that reveals the other case studies. Until the script runs it is a link to the page that shows them. */
export function ShowAllCaseStudies({ listId, onClick }: ShowAllCaseStudiesProps) {
  const href = useHref({ search: showAllSearch, hash: listId });
  const hydrated = useHydrated();

  function show(event: KeyboardEvent | MouseEvent) {
    event.preventDefault();
    onClick();
  }

  return (
    <Button
      variant="outlined"
      href={href}
      onClick={show}
      onKeyDown={(event) => {
        if (event.key === ' ') show(event);
      }}
      {...(hydrated && { role: 'button' })}
      endIcon={<Icon name="chevron-down" />}
      data-needs-script
      className={printClasses.hidden}
      sx={onlyWithScript}
    >
      <Message id="caseStudies.list.showAll" />
    </Button>
  );
}
