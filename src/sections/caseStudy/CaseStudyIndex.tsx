import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId } from 'react';
import { useHref } from 'react-router-dom';
import { studiesShown, type StudyFilter } from '../../content/caseStudyList';
import { industryTags, serviceTags, type Tag } from '../../content/tags';
import { Message } from '../../i18n/Message';
import { equalColumns } from '../../theme/columns';
import { currentPage } from '../../theme/linkLooks';
import { printClasses } from '../../theme/printClasses';
import { isPlainClick } from '../../components/links/isPlainClick';

/** Industries and services next to each other where each has room for two columns. */
const groupsLook = {
  display: 'grid',
  gridTemplateColumns: { md: equalColumns(2) },
  columnGap: 3,
  rowGap: 3,
  mb: { xs: 4, md: 6 },
} as const;

/** One column where the longest word of a name would not fit into half. */
const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))', sm: equalColumns(2) },
  columnGap: { xs: 2, md: 3 },
} as const;

/** A ruled line as high as a finger needs. */
const entry = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 1,
  height: '100%',
  minHeight: 48,
  py: { xs: 1, md: 1.5 },
  borderTop: 1,
  borderColor: 'text.primary',
  color: 'text.primary',
  typography: { xs: 'body1', md: 'h4' },
  fontWeight: 'fontWeightMedium',
  textDecorationLine: 'none',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.3em',
  '&:hover': { color: 'primary.main' },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', ...currentPage },
} as const;

/** Keeps a name apart from its number where they are read without their line. */
const space = ' ';

interface CaseStudyIndexProps {
  filter: StudyFilter;
  /** The id of the part of the page with the index and the list, to which the links lead. */
  partId: string;
  onChoose: (tag: Tag) => void;
}

/** What the case studies are about: every industry and service with the number of its case studies, a link that restricts the list to them. */
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
    <Box className={printClasses.hidden} sx={groupsLook}>
      {groups.map(([name, tags]) => (
        <div key={name}>
          <Typography
            id={`${id}${name}`}
            aria-hidden
            variant="label"
            component="p"
            color="textSecondary"
            sx={{ mb: 1 }}
          >
            <Message id={`caseStudies.filter.${name}`} />
          </Typography>
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
                  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {studiesShown({ filter: tag, showAll: false }).length}
                  </Box>
                </Link>
              </li>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}
