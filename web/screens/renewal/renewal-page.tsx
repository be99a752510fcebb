import type { ReactNode } from 'react';
import type { MyCardTexts } from '../../parts/my-card/my-card-data.ts';
import { MyPage } from '../../parts/my-card/my-page.tsx';
import { SaveCardHandOver } from '../../parts/payment/save-card-hand-over.tsx';
import { useAddressStep } from '../../platform/address-step.ts';
import { useCheckoutMode } from '../../platform/checkout-mode.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useHeadingFocus } from '../../ui/focus-heading.ts';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AnnualPayment } from './annual-payment.tsx';
import type { RenewalOffer, RenewalTexts } from './renewal-data.ts';
import { ChargeDialog, SaveDialog } from './renewal-dialogs.tsx';
import { RenewalOutcome } from './renewal-outcome.tsx';
import { RenewalWays } from './renewal-ways.tsx';
import { RunningContract } from './running-contract.tsx';
import { useCampaign } from './use-campaign.ts';
import { useRenewal } from './use-renewal.ts';

type Props = Pick<ScreenProps<RenewalTexts>, 'texts' | 'shell' | 'place'> & {
  offer: RenewalOffer;
  title: string;
  common: MyCardTexts;
  /** Content below the two options. */
  children: ReactNode;
};

/** An instalment failed and is due: it comes first. */
const isOwed = (contract: RenewalOffer['contract']) =>
  contract?.stopsOn != null && contract.due.count > 0;

/** Two equal options with their new last days, before anything is paid. */
export function RenewalPage(props: Props) {
  const { texts, shell, place } = props;
  const { product } = usePage();
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

  const leaving = { redirect: texts.save.redirect, slow: texts.charge.slow };
  if (doing.step === 'leaving') return <SaveCardHandOver form={doing.form} texts={leaving} />;
  if (doing.step === 'charging') {
    return <Spinner comesIntoView label={texts.charge.working} slowLabel={texts.charge.slow} />;
  }
  const { contract } = offer;
  const isUrgent = isOwed(contract);
  // Nothing is sold for a card that would stay invalid, or while a payment is pending.
  const isSold = !isUrgent && !offer.pendingPaymentUrl;
  if (step === 1 && isSold) {
    return <AnnualPayment {...{ campaign, renewal, texts, shell }} onBack={() => replace(0)} />;
  }
  const running = contract && <RunningContract contract={contract} texts={texts.contract} />;
  return (
    <MyPage title={props.title} texts={props.common}>
      <RenewalOutcome renewal={renewal} texts={texts} shell={shell} />
      {isUrgent && running}
      <BeingPaid offer={offer} texts={texts} shell={shell} />
      {isSold && (
        <RenewalWays
          campaign={campaign}
          texts={texts}
          shell={shell}
          isBusy={doing.step === 'ordering'}
          onAnnual={() => void chooseAnnual()}
          onMonthly={() => void renewal.beginMonthly()}
        />
      )}
      {!isUrgent && running}
      {props.children}
      <ChargeDialog offer={offer} renewal={renewal} texts={texts} />
      <SaveDialog renewal={renewal} texts={texts} />
    </MyPage>
  );
}

/** A pending payment must be resolved before the next sale. */
function BeingPaid({ offer, texts, shell }: Pick<Props, 'offer' | 'texts' | 'shell'>) {
  if (!offer.pendingPaymentUrl) return null;
  return (
    <Notice kindLabel={shell.toast.info} title={texts.told.pending.title}>
      <p>{texts.told.pending.body}</p>
      <p>
        <a href={offer.pendingPaymentUrl}>{texts.pendingPayment}</a>
      </p>
    </Notice>
  );
}
