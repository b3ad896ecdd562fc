import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Message } from '../i18n/Message';
import { LiveRegion } from '../components/screenReader/LiveRegion';
import { useMessage } from '../i18n/useMessage';
import { type BriefReading, readBrief } from './briefFile';
import { replaceAnswers } from './briefStore';
import { stepSearch } from './useBriefStep';

async function readFile(file: File): Promise<BriefReading> {
  try {
    return readBrief(await file.text());
  } catch (error) {
    console.error(error);
    return { problem: 'notBrief' };
  }
}

/** Opens a downloaded brief. A file that is no brief changes nothing, and the page says the reason. */
export function OpenBrief() {
  const navigate = useNavigate();
  const message = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<BriefReading | null>(null);

  async function open(file: File) {
    const read = await readFile(file);
    setReading(read);
    if ('problem' in read) return;
    replaceAnswers(read.answers);
    await navigate(stepSearch('check'));
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={message('brief.open.button')}
        accept=".md,.markdown,.txt,text/markdown,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void open(file);
          // So that the visitor can choose the same file again after correcting it.
          currentTarget.value = '';
        }}
      />
      <Button variant="outlined" data-needs-script="openBrief" onClick={() => input.current?.click()}>
        <Message id="brief.open.button" />
      </Button>
      <LiveRegion role="alert" sx={{ flexBasis: '100%' }}>
        {reading !== null && 'problem' in reading && (
          <FormHelperText error sx={{ maxWidth: 'none' }}>
            <Message id={`brief.open.${reading.problem}`} values={{ ...reading }} changes />
          </FormHelperText>
        )}
      </LiveRegion>
    </>
  );
}
