import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import { caseStudySlugs } from '../../content/caseStudies';
import { showAllSearch } from '../../content/caseStudyList';
import { Message } from '../../i18n/Message';
import { Icon } from '../../components/art/Icon';
import { useHydrated } from '../../components/useHydrated';
import { StudyQuilt } from './StudyQuilt';

const Tile = styled(ButtonBase)<{ href: string }>(({ theme }) => ({
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 16,
  color: 'inherit',
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '@media (scripting: none)': { display: 'none' },
}));

const label = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  py: 2.5,
  px: 3,
  textAlign: 'start',
} as const;

interface ShowAllCaseStudiesProps {
  /** The id of the list that it reveals. */
  listId: string;
  onClick: () => void;
}

/** Button that reveals the other case studies, under the patchwork of all. Until the script runs it is a link to the page that shows them. */
export function ShowAllCaseStudies({ listId, onClick }: ShowAllCaseStudiesProps) {
  const href = useHref({ search: showAllSearch, hash: listId });
  const hydrated = useHydrated();

  function show(event: KeyboardEvent | MouseEvent) {
    event.preventDefault();
    onClick();
  }

  return (
    <Tile
      href={href}
      onClick={show}
      onKeyDown={(event) => {
        if (event.key === ' ') show(event);
      }}
      {...(hydrated && { role: 'button' })}
      data-needs-script
      data-screen-only
    >
      <StudyQuilt lit={caseStudySlugs} />
      <Typography variant="h4" component="span" sx={label}>
        <Message id="caseStudies.list.showAll" />
        <Icon name="chevron-down" />
      </Typography>
    </Tile>
  );
}
