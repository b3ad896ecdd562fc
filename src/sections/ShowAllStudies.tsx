import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import type { CaseStudySlug } from '../content/caseStudies';
import { showAllSearch } from '../content/caseStudyList';
import { Message } from '../i18n/Message';
import { Icon } from '../components/art/Icon';
import { Cover } from '../components/Cover';
import { useHydrated } from '../components/useHydrated';

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

const Mosaic = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
}));

const Words = styled('span')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(2.5, 3),
  textAlign: 'start',
}));

interface ShowAllStudiesProps {
  slugs: readonly CaseStudySlug[];
  /** The id of the list that it reveals. */
  listId: string;
  onClick: () => void;
}

/** Button that reveals the case studies whose logos it wears. Until it can, it is a link to the page that shows them. */
export function ShowAllStudies({ slugs, listId, onClick }: ShowAllStudiesProps) {
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
      <Mosaic>
        {slugs.map((slug) => (
          <Cover key={slug} slug={slug} shape="square" />
        ))}
      </Mosaic>
      <Words>
        <Message id="caseStudies.list.showAll" />
        <Icon name="chevron-down" />
      </Words>
    </Tile>
  );
}
