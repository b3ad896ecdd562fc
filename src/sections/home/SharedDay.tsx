import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { sharedHours, teamDay } from '../../content/sharedHours';
import { equalColumns } from '../../theme/columns';
import { SelectInput } from '../../components/form/SelectInput';
import { Text } from '../../components/text/Text';
import { CalculatorForm } from '../CalculatorForm';
import { DayBars } from './DayBars';

/** The visitor's time zone, or the team's: privacy tools may hide it, and a system may name a zone that the browser refuses. */
function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    Intl.DateTimeFormat('en', { timeZone }).format();
    return timeZone || teamDay.zone;
  } catch {
    return teamDay.zone;
  }
}

/** Every zone that the browser knows, with the visitor's own zone. */
function zonesWith(own: string): { value: string; label: string }[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [teamDay.zone];
  return [...new Set([own, ...known])].toSorted().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/** The half hours of a day, in minutes after midnight. */
const halfHours = Array.from({ length: 48 }, (_, index) => index * 30);

const dayLength = 24 * 60;

/** Splits a span at midnight, so that both parts are within one day. All numbers are minutes after midnight. */
function withinDay(from: number, to: number): { from: number; to: number }[] {
  if (to <= dayLength) return [{ from, to }];
  return [
    { from: Math.min(from, dayLength), to: dayLength },
    { from: Math.max(from, dayLength) - dayLength, to: to - dayLength },
  ];
}

/** Calculates when the visitor's working day and the team's overlap today, in any time zone (docs/requirements.md, 3.9). */
export function SharedDay() {
  const intl = useIntl();
  const [own] = useState(ownZone);
  const [day, setDay] = useState({ from: 9 * 60, to: 17 * 60, zone: own });
  /** The time of the last calculation; null while no result is shown. */
  const [asked, setAsked] = useState<number | null>(null);

  const change = (part: Partial<typeof day>) => {
    setAsked(null);
    setDay({ ...day, ...part });
  };
  const clock = (instant: number, timeZone: string) =>
    intl.formatTime(instant, { timeZone, hour: 'numeric', minute: '2-digit' });
  const times = halfHours.map((minutes) => ({ value: String(minutes), label: clock(minutes * 60_000, 'UTC') }));

  function lengthOf(minutes: number): string {
    const units = { hour: Math.floor(minutes / 60), minute: minutes % 60 };
    const said = (['hour', 'minute'] as const)
      .filter((unit) => units[unit] > 0)
      .map((unit) => intl.formatNumber(units[unit], { style: 'unit', unit, unitDisplay: 'long' }));
    return intl.formatList(said, { type: 'unit' });
  }

  function resultAt(instant: number) {
    const shared = sharedHours(instant, day, teamDay);
    const minutes = shared.reduce((sum, { from, to }) => sum + to - from, 0) / 60_000;
    const isNone = shared.length === 0;
    // Without shared hours the result shows the team's whole day.
    const spans = isNone ? sharedHours(instant, teamDay, { from: 0, to: 0, zone: teamDay.zone }) : shared;
    // The bars show one calendar day of the visitor's zone.
    const whole = { from: 0, to: 0, zone: day.zone };
    const midnight = sharedHours(instant, whole, whole)[0]?.from ?? instant;
    const minutesOf = (list: typeof shared) =>
      list.flatMap(({ from, to }) => withinDay((from - midnight) / 60_000, (to - midnight) / 60_000));
    const date = intl.formatDate(instant, { timeZone: day.zone, dateStyle: 'long' });
    return (
      <>
        <Text
          message={isNone ? 'calculators.day.none' : 'calculators.day.shared'}
          variant="h3"
          component="p"
          values={{ length: lengthOf(minutes) }}
        />
        {spans.map(({ from, to }) => (
          <Text
            key={from}
            message={isNone ? 'calculators.day.ours' : 'calculators.day.between'}
            variant="lead"
            sx={{ mt: 0.5 }}
            values={{ from: clock(from, day.zone), to: clock(to, day.zone) }}
          />
        ))}
        <DayBars
          own={withinDay(day.from, day.to > day.from ? day.to : day.to + dayLength)}
          ours={minutesOf(sharedHours(instant, whole, teamDay))}
          shared={minutesOf(shared)}
        />
        <Text message="calculators.day.today" variant="body2" color="textSecondary" sx={{ mt: 1 }} values={{ date }} />
      </>
    );
  }

  return (
    <CalculatorForm
      heading="calculators.day.heading"
      onSubmit={() => {
        setAsked(Date.now());
      }}
      result={asked === null ? null : resultAt(asked)}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: equalColumns(2) } }}>
        {(['from', 'to'] as const).map((end) => (
          <SelectInput
            key={end}
            name={`day-${end}`}
            label={`calculators.day.${end}`}
            value={String(day[end])}
            options={times}
            onChange={(minutes) => {
              change({ [end]: Number(minutes) });
            }}
          />
        ))}
      </Box>
      <SelectInput
        name="day-zone"
        label="calculators.day.zone"
        value={day.zone}
        options={zonesWith(own)}
        onChange={(zone) => {
          change({ zone });
        }}
      />
    </CalculatorForm>
  );
}
