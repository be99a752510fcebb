import type { ShellTexts } from '../../platform/screen.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RevealField } from '../../ui/reveal-field.tsx';
import { faultAt } from '../form/form-faults.ts';
import { FieldGroup, type FieldsProps } from './card-fields.tsx';
import type { Choice } from './card-form-state.ts';
import { TermsLabel } from './terms-label.tsx';

type Props = FieldsProps & {
  shell: ShellTexts;
  /** Where nothing is paid, no code can take anything off. */
  withoutCampaign?: boolean;
};

export function ChoicesGroup(props: Props) {
  const { state, dispatch, texts, errorPrefix, shell, withoutCampaign = false } = props;
  const { choices, values, faults } = state;
  const box = (choice: Choice) => ({
    checked: choices[choice],
    onChange: (isTicked: boolean) => dispatch({ type: 'ticked', choice, isTicked }),
  });
  return (
    <FieldGroup legend={texts.group.choices}>
      <Checkbox
        id="plasticCardOptOut"
        label={texts.noPlastic}
        description={texts.noPlasticHelp}
        {...box('plasticCardOptOut')}
      />
      {!withoutCampaign && (
        <RevealField
          id="campaignCode"
          question={texts.campaign}
          open={choices.hasCampaignCode}
          onToggle={box('hasCampaignCode').onChange}
          label={texts.field.campaignCode}
          required
          value={values.campaignCode}
          onChange={(value) => dispatch({ type: 'typed', field: 'campaignCode', value })}
          error={faultAt(faults, 'campaignCode') ?? null}
          errorPrefix={errorPrefix}
        />
      )}
      <Checkbox
        id="subscribedNewsletter"
        label={texts.newsletter}
        description={texts.newsletterHelp}
        {...box('subscribedNewsletter')}
      />
      <Checkbox
        id="terms"
        label={<TermsLabel texts={texts} shell={shell} />}
        description={withoutCampaign ? null : texts.startAtOnce}
        required
        {...box('termsAccepted')}
        error={faultAt(faults, 'terms')}
        errorPrefix={errorPrefix}
      />
    </FieldGroup>
  );
}
