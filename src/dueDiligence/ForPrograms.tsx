import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { supplierFiles } from '../content/dueDiligence';
import { Message } from '../i18n/Message';

/** The same answers as data: the addresses of the files say what they are, in every language. */
export function ForPrograms() {
  return (
    <Stack spacing={1.5} sx={{ pt: { lg: 2.5 } }}>
      <Typography>
        <Message id="dueDiligence.programs.text" />
      </Typography>
      <Stack component="ul" role="list" direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        {Object.values(supplierFiles).map((href) => (
          <li key={href}>
            <Link href={href} sx={{ display: 'inline-block', py: 1.25 }}>
              <bdi dir="ltr">{href}</bdi>
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
