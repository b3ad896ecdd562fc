import { company } from '../content/company';
import { useMessage } from '../i18n/useMessage';
import { LocalLink } from '../components/links/LocalLink';
import Mark from '../components/art/mark.svg';

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  // Pushes the following elements to the end of the toolbar.
  marginInlineEnd: 'auto',
  minHeight: 44,
  typography: 'h4',
  fontWeight: 'fontWeightBold',
  color: 'inherit',
  textDecoration: 'none',
} as const;

/** The company's mark and name, as a link to the home page. */
export function BrandLink() {
  const message = useMessage();
  return (
    <LocalLink to="/" aria-label={message('common.brand.home')} sx={look}>
      <Mark width={32} height={32} />
      {company.name}
    </LocalLink>
  );
}
