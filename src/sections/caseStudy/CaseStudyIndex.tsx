import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type MouseEvent, useId } from 'react';
import { useHref } from 'react-router-dom';
import { studiesShown, type StudyFilter } from '../../content/caseStudyList';
import { industryTags, serviceTags, type Tag } from '../../content/tags';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { currentPage } from '../../theme/linkLooks';
import { printClasses } from '../../theme/printClasses';
import { isPlainClick } from '../../components/links/isPlainClick';
import { Text } from '../../components/text/Text';

/** Each kind has one line of names; on wide screens the kind is at the start of the line. */
const group = {
  display: 'grid',
  gridTemplateColumns: { md: columns(1, 11) },
  columnGap: 3,
  py: { xs: 1.5, md: 1 },
  borderTop: 1,
  borderColor: 'text.primary',
} as const;

const list = { display: 'flex', flexWrap: 'wrap', columnGap: { xs: 2.5, md: 3 } } as const;

/** High enough for a finger. */
const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: 0.75,
  minHeight: 44,
  color: 'text.primary',
  fontWeight: 'fontWeightMedium',
  textDecorationLine: 'none',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.3em',
  '&:hover': { color: 'primary.main' },
  '&[aria-current]': { color: 'primary.main', ...currentPage },
} as const;

/** Separates a name from its number for screen readers. */
const space = ' ';

interface CaseStudyIndexProps {
  filter: StudyFilter;
  /** The id of the section that the links lead to. */
  partId: string;
  onChoose: (tag: Tag) => void;
}

/** Every industry and service with the number of its case studies. Each is a link that filters the list. */
export function CaseStudyIndex({ filter, partId, onChoose }: CaseStudyIndexProps) {
  const id = useId();
  const filtered = useHref({ search: '?filter=' });
  const groups = [
    ['industry', industryTags],
    ['service', serviceTags],
  ] as const;

  function choose(event: MouseEvent, tag: Tag) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(tag);
  }

  return (
    <Box className={printClasses.hidden} sx={{ mb: 4 }}>
      {groups.map(([name, tags]) => (
        <Box key={name} sx={group}>
          <Text
            message={`caseStudies.filter.${name}`}
            id={`${id}${name}`}
            aria-hidden
            variant="label"
            color="textSecondary"
            sx={{ pt: { md: 1.75 } }}
          />
          <Box component="ul" role="list" aria-labelledby={`${id}${name}`} sx={list}>
            {tags.map((tag) => (
              <li key={tag}>
                <Link
                  href={`${filtered}${tag}#${partId}`}
                  aria-current={tag === filter ? 'true' : undefined}
                  onClick={(event) => choose(event, tag)}
                  sx={entry}
                >
                  <Message id={`tags.${tag}`} />
                  {space}
                  <Box component="span" sx={{ typography: 'label', color: 'text.secondary' }}>
                    {studiesShown({ filter: tag, showAll: false }).length}
                  </Box>
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
