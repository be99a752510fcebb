import type { ShellTexts } from '../../platform/screen.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RevealField } from '../../ui/reveal-field.tsx';
import { type FormFaults, faultAt } from '../form/form-faults.ts';
import type { CardFormTexts } from './card-fields.tsx';
import { TermsLabel } from './terms-label.tsx';

type Props = {
  texts: CardFormTexts;
  shell: ShellTexts;
  faults: FormFaults;
  errorPrefix: string;
  campaign: {
    isOpen: boolean;
    code: string;
    onToggle: (isOpen: boolean) => void;
    onType: (code: string) => void;
  };
  termsAccepted: boolean;
  onTerms: (isTicked: boolean) => void;
};

/** The two boxes that every purchase for others has. */
export function CampaignAndTerms(props: Props) {
  const { texts, shell, faults, errorPrefix, campaign, termsAccepted, onTerms } = props;
  return (
    <>
      <RevealField
        id="campaignCode"
        question={texts.campaign}
        open={campaign.isOpen}
        onToggle={campaign.onToggle}
        label={texts.field.campaignCode}
        required
        value={campaign.code}
        onChange={campaign.onType}
        error={faultAt(faults, 'campaignCode') ?? null}
        errorPrefix={errorPrefix}
      />
      <Checkbox
        id="terms"
        label={<TermsLabel texts={texts} shell={shell} />}
        required
        checked={termsAccepted}
        onChange={onTerms}
        error={faultAt(faults, 'terms')}
        errorPrefix={errorPrefix}
      />
    </>
  );
}
