import type { FormEvent } from 'react';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { RevealField } from '../../ui/reveal-field.tsx';
import { AnnualCard, MonthlyCard } from './option-cards.tsx';
import type { RenewalTexts } from './renewal-data.ts';
import css from './renewal-page.module.css';
import type { Campaign } from './use-campaign.ts';

type Props = {
  campaign: Campaign;
  texts: RenewalTexts;
  shell: ShellTexts;
  /** A monthly renewal is being ordered. */
  isBusy: boolean;
  onAnnual: () => void;
  onMonthly: () => void;
};

/** The campaign code, and the two options side by side. */
export function RenewalWays({ campaign, texts, shell, isBusy, onAnnual, onMonthly }: Props) {
  const { scheme } = usePage();
  const { offer } = campaign.chosen;
  return (
    <section aria-labelledby="extend">
      <h2 id="extend">{texts.heading}</h2>
      <p className="lead mt-3">{texts.lead}</p>
      <CampaignField campaign={campaign} texts={texts.campaign} shell={shell} />
      <div className="pair mt-8">
        <AnnualCard offer={offer} texts={texts} onChoose={onAnnual} />
        {scheme.facts.isMonthlyOffered && (
          <MonthlyCard {...{ offer, texts, shell, isBusy }} onChoose={onMonthly} />
        )}
      </div>
      <p className={`mt-6 measure soft ${css.note}`}>{texts.note}</p>
      <p className={`mt-6 measure soft ${css.note}`}>{texts.startAtOnce}</p>
    </section>
  );
}

type CampaignFieldProps = {
  campaign: Campaign;
  texts: RenewalTexts['campaign'];
  shell: ShellTexts;
};

/** Prices with the code are shown before anything is paid. */
function CampaignField({ campaign, texts, shell }: CampaignFieldProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    void campaign.settle(null);
  }

  return (
    <form noValidate method="dialog" className={`stack-3 start ${css.campaign}`} onSubmit={submit}>
      <RevealField
        id="campaignCode"
        question={texts.question}
        open={campaign.isOpen}
        onToggle={campaign.toggle}
        label={texts.label}
        required
        value={campaign.code}
        onChange={campaign.type}
        error={campaign.error}
        errorPrefix={shell.errorPrefix}
      />
      {campaign.isOpen && (
        <Button type="submit" look="secondary">
          {texts.apply}
        </Button>
      )}
      <p role="status">{campaign.isInUse && texts.applied}</p>
    </form>
  );
}
