import { company } from '../content/company';
import { useMessage } from '../i18n/useMessage';
import { BrandMark } from '../components/art/BrandMark';
import { LocalLink } from '../components/links/LocalLink';

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  // Pushes the following elements to the end of the toolbar.
  marginInlineEnd: 'auto',
  minHeight: 44,
  fontSize: '1.25rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: 1.1,
} as const;

/** The company's mark and name; leads home. */
export function BrandLink() {
  const message = useMessage();
  return (
    <LocalLink to="/" aria-label={message('common.brand.home')} sx={look}>
      <BrandMark size={32} />
      {company.name}
    </LocalLink>
  );
}
