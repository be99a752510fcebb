import { fill } from '../../../domain/base/fill.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { faultAt } from '../form/form-faults.ts';
import type { FieldsProps } from './card-fields.tsx';

type NoticeProps = {
  texts: FieldsProps['texts'];
  kindLabel: string;
  /** In words: an instalment and all of them, or a dash. */
  monthly: string;
  total: string;
};

/** spec 2: the price per month, the total, and that it binds. */
export function BindingNotice({ texts, kindLabel, monthly, total }: NoticeProps) {
  return (
    <Notice kindLabel={kindLabel} title={fill(texts.monthly.price, monthly, total)}>
      <p>{texts.monthly.binding}</p>
    </Notice>
  );
}

export function MonthlyConsent({ state, dispatch, texts, errorPrefix }: FieldsProps) {
  return (
    <Checkbox
      id="monthlyConsent"
      label={texts.monthly.consent}
      required
      checked={state.choices.monthlyConsent}
      onChange={(isTicked) => dispatch({ type: 'ticked', choice: 'monthlyConsent', isTicked })}
      error={faultAt(state.faults, 'monthlyConsent')}
      errorPrefix={errorPrefix}
    />
  );
}
