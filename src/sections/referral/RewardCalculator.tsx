import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Deal, deals, rewardOf } from '../../content/reward';
import { figures } from '../../content/figures';
import { formatTag } from '../../i18n/locales';
import { Message } from '../../i18n/Message';
import { parseAmount } from '../../i18n/parseAmount';
import { useLocale } from '../../i18n/useLocale';
import { ChoiceInput } from '../../components/form/ChoiceInput';
import { TextInput } from '../../components/form/TextInput';
import { Text } from '../../components/text/Text';
import { CalculatorForm } from '../CalculatorForm';

const earned = { display: 'block', mt: 1, typography: 'figure', overflowWrap: 'anywhere' } as const;

const currency = { style: 'currency', currency: 'USD' } as const;

/** "What would I earn?" for the visitor's own deal (docs/requirements.md, 7.2). */
export function RewardCalculator() {
  const intl = useIntl();
  const tag = formatTag(useLocale());
  const field = useRef<HTMLInputElement>(null);
  const [deal, setDeal] = useState<Deal>('fixedPrice');
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const amount = deal === 'hosting' ? 0 : parseAmount(text, tag);

  const dollars = (value: number) =>
    intl.formatNumber(value, { ...currency, minimumFractionDigits: value % 1 === 0 ? 0 : 2 });

  function resultOf(amount: number) {
    const { reward, share, rule } = rewardOf(deal, amount);
    const values = { amount: dollars(amount), share: dollars(share), cap: dollars(figures.referralCap.value) };
    return (
      <>
        <Text
          message="calculators.reward.result"
          component="p"
          variant="h4"
          values={{
            reward: (
              <Box component="span" sx={earned}>
                {dollars(reward)}
              </Box>
            ),
          }}
        />
        <Text
          message={`calculators.reward.rule.${rule === 'share' ? deal : rule}`}
          sx={{ mt: 2 }}
          values={values}
          changes
        />
      </>
    );
  }

  return (
    <CalculatorForm
      heading="calculators.reward.heading"
      onSubmit={() => {
        setAsked(true);
        if (amount === null) field.current?.focus();
      }}
      result={isAsked && amount !== null ? resultOf(amount) : null}
    >
      <ChoiceInput
        name="reward-deal"
        label="calculators.reward.deal"
        value={deal}
        options={deals.map((value) => ({ value, label: <Message id={`calculators.reward.deal.${value}`} /> }))}
        onChange={(value) => {
          setAsked(false);
          setDeal(value);
        }}
      />
      {deal !== 'hosting' && (
        <TextInput
          name="reward-amount"
          inputRef={field}
          label={`calculators.reward.amount.${deal}`}
          error={isAsked && amount === null ? 'calculators.reward.amount.invalid' : undefined}
          value={text}
          onChange={(value) => {
            setAsked(false);
            setText(value);
          }}
          unit={intl.formatNumberToParts(0, currency).find(({ type }) => type === 'currency')?.value}
          maxLength={20}
        />
      )}
    </CalculatorForm>
  );
}
