import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import type { CaseStudySlug } from '../../content/caseStudies';
import { showAllSearch } from '../../content/caseStudyList';
import { Message } from '../../i18n/Message';
import { Icon } from '../../components/art/Icon';
import { Cover } from '../../components/Cover';
import { useHydrated } from '../../components/useHydrated';

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

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const logos = { display: 'grid', gridTemplateColumns: { xs: equal(6), md: equal(12) } } as const;

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
  slugs: readonly CaseStudySlug[];
  /** The id of the list that it reveals. */
  listId: string;
  onClick: () => void;
}

/** Button that reveals the case studies whose logos it shows. Until the script runs it is a link to the page that shows them. */
export function ShowAllCaseStudies({ slugs, listId, onClick }: ShowAllCaseStudiesProps) {
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
      <Box component="span" sx={logos}>
        {slugs.map((slug) => (
          <Cover key={slug} slug={slug} shape="square" />
        ))}
      </Box>
      <Typography variant="h4" component="span" sx={label}>
        <Message id="caseStudies.list.showAll" />
        <Icon name="chevron-down" />
      </Typography>
    </Tile>
  );
}
