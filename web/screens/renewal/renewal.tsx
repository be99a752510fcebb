import type { ReactNode } from 'react';
import type { MyCardTexts } from '../../parts/my-card/my-card-data.ts';
import { MyPage } from '../../parts/my-card/my-page.tsx';
import { useAddressStep } from '../../platform/address-step.ts';
import { useCheckoutMode } from '../../platform/checkout-mode.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AnnualPayment } from './annual-payment.tsx';
import { CampaignField } from './campaign-field.tsx';
import { ChargeDialog } from './charge-dialog.tsx';
import { AnnualCard, MonthlyCard } from './option-cards.tsx';
import { Outcome } from './outcome.tsx';
import css from './renewal.module.css';
import type { RenewalOffer } from './renewal-offer.ts';
import type { ExtendTexts } from './renewal-texts.ts';
import { RunningContract } from './running-contract.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { SavingHandOver } from './saving-hand-over.tsx';
import { useCampaign } from './use-campaign.ts';
import { useRenewal } from './use-renewal.ts';

type Props = Pick<ScreenProps<ExtendTexts>, 'texts' | 'shell' | 'place'> & {
  offer: RenewalOffer;
  title: string;
  common: MyCardTexts;
  /** What stands below the two ways. */
  children: ReactNode;
};

/** Two equal ways to go on, and what each of them does to the last day, before anything is paid. */
export function Extension(props: Props) {
  const { texts, shell, place } = props;
  const campaign = useCampaign(props.offer, texts);
  const { offer } = campaign.chosen;
  const renewal = useRenewal(campaign);
  const { step, push, replace } = useAddressStep(place);
  const { doing } = renewal;
  const isAway = doing.step === 'leaving' || doing.step === 'charging';
  useCheckoutMode(step === 1 || isAway);

  async function chooseAnnual() {
    if (await campaign.settle('annually')) push(1);
  }

  if (doing.step === 'leaving') return <SavingHandOver form={doing.form} texts={texts} />;
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
  const isPaid = renewal.told?.kind === 'restPaid' || renewal.told?.kind === 'duePaid';
  const isUrgent = contract?.stopsOn != null && !isPaid;
  const running = contract && doing.step === 'choosing' && !isPaid && (
    <RunningContract contract={contract} renewal={renewal} texts={texts} shell={shell} />
  );
  return (
    <MyPage title={props.title} texts={props.common}>
      <Outcome renewal={renewal} texts={texts} shell={shell} />
      {isUrgent && running}
      <section aria-labelledby="extend">
        <h2 id="extend">{texts.heading}</h2>
        <p className={`lead ${css.lead}`}>{texts.lead}</p>
        <CampaignField campaign={campaign} texts={texts.campaign} shell={shell} />
        <div className={css.options}>
          <AnnualCard offer={offer} texts={texts} onChoose={() => void chooseAnnual()} />
          <MonthlyCard
            offer={offer}
            texts={texts}
            shell={shell}
            isBusy={doing.step === 'ordering'}
            onChoose={() => void renewal.beginMonthly()}
          />
        </div>
        <p className={css.note}>{texts.note}</p>
      </section>
      {!isUrgent && running}
      {props.children}
      <ChargeDialog offer={offer} renewal={renewal} texts={texts} />
      <SaveDialog renewal={renewal} texts={texts} />
    </MyPage>
  );
}
