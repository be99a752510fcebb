import type { FormEvent, ReactNode } from 'react';
import type { MyCardTexts } from '../../parts/my-card/my-card-data.ts';
import { MyPage } from '../../parts/my-card/my-page.tsx';
import { useAddressStep } from '../../platform/address-step.ts';
import { useCheckoutMode } from '../../platform/checkout-mode.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps, ShellTexts } from '../../platform/screen.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { useHeadingFocus } from '../../ui/focus-heading.ts';
import { RevealField } from '../../ui/reveal-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AnnualPayment } from './annual-payment.tsx';
import { AnnualCard, MonthlyCard } from './option-cards.tsx';
import type { RenewalOffer, RenewalTexts } from './renewal-data.ts';
import { ChargeDialog, SaveCardHandOver, SaveDialog } from './renewal-dialogs.tsx';
import { RenewalOutcome } from './renewal-outcome.tsx';
import css from './renewal-page.module.css';
import { RunningContract } from './running-contract.tsx';
import { type Campaign, useCampaign } from './use-campaign.ts';
import { useRenewal } from './use-renewal.ts';

type Props = Pick<ScreenProps<RenewalTexts>, 'texts' | 'shell' | 'place'> & {
  offer: RenewalOffer;
  title: string;
  common: MyCardTexts;
  /** What stands below the two ways. */
  children: ReactNode;
};

/** Two equal options, and the new last day of each, before anything is paid. */
export function RenewalPage(props: Props) {
  const { texts, shell, place } = props;
  const { scheme, product } = usePage();
  const campaign = useCampaign(props.offer, texts);
  const { offer } = campaign.chosen;
  const renewal = useRenewal(campaign);
  const { step, push, replace } = useAddressStep(place);
  const { doing } = renewal;
  const isAway = doing.step === 'leaving' || doing.step === 'charging';
  useCheckoutMode(step === 1 || isAway);
  useHeadingFocus(step);
  useDocumentTitle(`${step === 1 ? texts.selector.heading : props.title} – ${product.nominative}`);

  async function chooseAnnual() {
    if (await campaign.settle('annually')) push(1);
  }

  if (doing.step === 'leaving') return <SaveCardHandOver form={doing.form} texts={texts} />;
  if (doing.step === 'charging') {
    return <Spinner comesIntoView label={texts.charge.working} slowLabel={texts.charge.slow} />;
  }
  if (step === 1) {
    return (
      <div className={`wrap ${css.paying}`}>
        <BackButton label={texts.back} onClick={() => replace(0)} />
        <AnnualPayment campaign={campaign} renewal={renewal} texts={texts} shell={shell} />
      </div>
    );
  }
  const { contract } = offer;
  const isPaid = renewal.outcome?.kind === 'restPaid' || renewal.outcome?.kind === 'duePaid';
  const isUrgent = contract?.stopsOn != null && !isPaid;
  const running = contract && doing.step === 'choosing' && !isPaid && (
    <RunningContract contract={contract} renewal={renewal} texts={texts} shell={shell} />
  );
  return (
    <MyPage title={props.title} texts={props.common}>
      <RenewalOutcome renewal={renewal} texts={texts} shell={shell} />
      {isUrgent && running}
      <section aria-labelledby="extend">
        <h2 id="extend">{texts.heading}</h2>
        <p className={`lead ${css.lead}`}>{texts.lead}</p>
        <CampaignField campaign={campaign} texts={texts.campaign} shell={shell} />
        <div className={css.options}>
          <AnnualCard offer={offer} texts={texts} onChoose={() => void chooseAnnual()} />
          {scheme.facts.isMonthlyOffered && (
            <MonthlyCard
              offer={offer}
              texts={texts}
              shell={shell}
              isBusy={doing.step === 'ordering'}
              onChoose={() => void renewal.beginMonthly()}
            />
          )}
        </div>
        <p className={css.note}>{texts.note}</p>
        <p className={css.note}>{texts.startAtOnce}</p>
      </section>
      {!isUrgent && running}
      {props.children}
      <ChargeDialog offer={offer} renewal={renewal} texts={texts} />
      <SaveDialog renewal={renewal} texts={texts} />
    </MyPage>
  );
}

type CampaignFieldProps = {
  campaign: Campaign;
  texts: RenewalTexts['campaign'];
  shell: ShellTexts;
};

/** The prices with the code are shown before anything is paid. */
function CampaignField({ campaign, texts, shell }: CampaignFieldProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    void campaign.settle(null);
  }

  return (
    <form noValidate method="dialog" className={css.campaign} onSubmit={submit}>
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
