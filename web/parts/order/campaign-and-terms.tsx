import { fillNodes } from '../../platform/fill-nodes.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { RevealField } from '../../ui/reveal-field.tsx';
import { type FormFaults, faultAt } from '../form/form-faults.ts';
import type { CardFormTexts } from './card-fields.tsx';

export type Common = { faults: FormFaults; texts: CardFormTexts; shell: ShellTexts };

type CampaignProps = Common & {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  code: string;
  onType: (code: string) => void;
};

export function CampaignField(props: CampaignProps) {
  const { isOpen, onToggle, code, onType, faults, texts, shell } = props;
  return (
    <RevealField
      id="campaignCode"
      question={texts.campaign}
      open={isOpen}
      onToggle={onToggle}
      label={texts.field.campaignCode}
      required
      value={code}
      onChange={onType}
      error={faultAt(faults, 'campaignCode') ?? null}
      errorPrefix={shell.errorPrefix}
    />
  );
}

type TermsProps = Common & {
  isAccepted: boolean;
  onChange: (isTicked: boolean) => void;
  /** Consent to immediate service, for buyers of a card for themselves: part of the checkbox. */
  startAtOnce?: string | null;
};

/** The terms open in a new tab, so that the input is kept. */
export function TermsCheckbox(props: TermsProps) {
  const { isAccepted, onChange, startAtOnce = null, faults, texts, shell } = props;
  const { scheme, pathTo } = usePage();
  const label = fillNodes(
    texts.terms,
    <a
      href={scheme.termsUrl ?? pathTo('Terms_Version', { version: scheme.termsVersion })}
      target="_blank"
      rel="noopener"
    >
      {texts.termsLink}
      <HiddenText> {shell.newTab}</HiddenText>
    </a>,
  );
  return (
    <Checkbox
      id="terms"
      label={
        startAtOnce ? (
          <>
            {label}. {startAtOnce}
          </>
        ) : (
          label
        )
      }
      required
      checked={isAccepted}
      onChange={onChange}
      error={faultAt(faults, 'terms')}
      errorPrefix={shell.errorPrefix}
    />
  );
}
