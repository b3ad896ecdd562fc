import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { CaseStudySlug } from '../../content/caseStudies';
import { type CaseStudy, splitServices } from '../../content/caseStudy';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { useMessage } from '../../i18n/useMessage';
import { printClasses } from '../../theme/printClasses';
import { ExternalLink } from '../../components/links/ExternalLink';
import { Technology } from '../Technology';

const fact = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
} as const;

const productLink = {
  display: 'inline-block',
  my: -0.5,
  py: 0.5,
  color: 'var(--accent)',
  fontWeight: 'fontWeightMedium',
} as const;

interface FactProps {
  label: MessageId;
  children: ReactNode;
}

/** Next to each other where there is room, measured in letters. */
function Fact({ label, children }: FactProps) {
  return (
    <Box sx={fact}>
      <Box component="dt" sx={{ flex: '2 7.5rem', color: 'text.secondary' }}>
        <Message id={label} />
      </Box>
      <Box component="dd" sx={{ flex: '3 11.25rem' }}>
        {children}
      </Box>
    </Box>
  );
}

interface CaseStudyFactsProps {
  slug: CaseStudySlug;
  caseStudy: CaseStudy;
  /** Nothing is next to them. */
  wide: boolean;
}

/** What there is to know about a case study's customer and project; size and tech stack only where there are any (docs/requirements.md, 4). */
export function CaseStudyFacts({ slug, caseStudy, wide }: CaseStudyFactsProps) {
  const message = useMessage();
  const { company, product, techStack } = caseStudy;
  const prefix = `caseStudy.${slug}` as const;
  return (
    <Box
      component="dl"
      className={`${printClasses.columns3} ${printClasses.dense}`}
      sx={{ typography: 'dense', ...(wide && { columns: { sm: 2, lg: 3 }, columnGap: 4 }) }}
    >
      <Fact label="common.caseStudy.company">{company.name}</Fact>
      <Fact label="common.caseStudy.about">
        <Message id={`${prefix}.company.about`} />
      </Fact>
      <Fact label="common.caseStudy.industry">
        <Message id={`${prefix}.company.industry`} />
      </Fact>
      {company.size !== undefined && (
        <Fact label="common.caseStudy.size">
          <Message id="common.caseStudy.sizeRange" values={company.size} />
        </Fact>
      )}
      <Fact label="common.caseStudy.location">
        <Message id={`${prefix}.company.location`} />
      </Fact>
      <Fact label="common.caseStudy.product">
        <ExternalLink href={product.url} sx={productLink}>
          {product.name}
        </ExternalLink>
      </Fact>
      <Fact label="common.caseStudy.services">
        <Stack component="ul" role="list" spacing={0.25}>
          {splitServices(message(`${prefix}.services`)).map((service) => (
            <li key={service}>{service}</li>
          ))}
        </Stack>
      </Fact>
      {techStack.length > 0 && (
        <Fact label="common.caseStudy.techStack">
          <Stack component="ul" role="list" spacing={1}>
            {techStack.map((key) => (
              <Stack key={key} component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
                <Technology name={key} />
              </Stack>
            ))}
          </Stack>
        </Fact>
      )}
    </Box>
  );
}
