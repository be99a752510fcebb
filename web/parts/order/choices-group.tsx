import { fill } from '../../../domain/base/fill.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { faultAt } from '../form/form-faults.ts';
import { CampaignField, TermsCheckbox } from './campaign-and-terms.tsx';
import { FieldGroup, type FieldsProps } from './card-fields.tsx';
import type { Choice } from './card-form-state.ts';

type Props = FieldsProps & {
  shell: ShellTexts;
  /** A registration costs nothing, so it has no campaign code. */
  withoutCampaign?: boolean;
};

export function ChoicesGroup({ state, dispatch, texts, shell, withoutCampaign = false }: Props) {
  const { choices, values, faults } = state;
  const isPosted = usePage().scheme.plasticCountries.includes(values.country);
  const box = (choice: Choice) => ({
    checked: choices[choice],
    onChange: (isTicked: boolean) => dispatch({ type: 'ticked', choice, isTicked }),
  });
  const shared = { faults, texts, shell };
  return (
    <FieldGroup legend={texts.group.choices}>
      {isPosted && (
        <Checkbox
          id="plasticCardOptOut"
          label={texts.noPlastic}
          description={texts.noPlasticHelp}
          {...box('plasticCardOptOut')}
        />
      )}
      {!withoutCampaign && (
        <CampaignField
          {...shared}
          isOpen={choices.hasCampaignCode}
          onToggle={box('hasCampaignCode').onChange}
          code={values.campaignCode}
          onType={(value) => dispatch({ type: 'typed', field: 'campaignCode', value })}
        />
      )}
      <Checkbox
        id="subscribedNewsletter"
        label={texts.newsletter}
        description={texts.newsletterHelp}
        {...box('subscribedNewsletter')}
      />
      <TermsCheckbox
        {...shared}
        startAtOnce={withoutCampaign ? null : texts.startAtOnce}
        isAccepted={choices.termsAccepted}
        onChange={box('termsAccepted').onChange}
      />
    </FieldGroup>
  );
}

type NoticeProps = {
  texts: FieldsProps['texts'];
  kindLabel: string;
  /** Formatted: one instalment and all of them, or a dash. */
  monthly: string;
  total: string;
};

/** The price per month, the total, and the notice of the commitment. */
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
