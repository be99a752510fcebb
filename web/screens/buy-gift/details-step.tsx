import type { FormEvent } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { faultAt } from '../../parts/form/form-faults.ts';
import { NoScript } from '../../parts/form/no-script.tsx';
import { postedTo } from '../../parts/form/posted-to.ts';
import checkout from '../../parts/order/checkout-page.module.css';
import { StepTitle } from '../../parts/order/checkout-page.tsx';
import { FormProblems } from '../../parts/order/form-problems.tsx';
import { OrderChoices } from '../../parts/order/order-choices.tsx';
import { OrderNote, TICKET } from '../../parts/order/order-note.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { BASKET, INFO } from '../../ui/icon-paths.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { GiftOrderLines } from './gift-order-lines.tsx';
import { GiftPreview } from './gift-preview.tsx';
import type { GiftFieldsProps } from './gift-texts.ts';
import { GiverFields } from './giver-fields.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import type { GiftStepProps } from './use-buy-gift.ts';
import { giftFaults } from './use-gift-purchase.ts';

/** Details step: recipients and times, with a preview of the gift beside it. */
export function DetailsStep(props: GiftStepProps) {
  const { texts, shell, buying, prices, isDigital } = props;
  const { form, isChecking, accepted } = buying;
  const { scheme, language } = usePage();
  return (
    <div className="grid">
      <div className="main-part">
        {isChecking ? (
          <Spinner comesIntoView label={texts.gift.checking} slowLabel={texts.gift.slow} />
        ) : (
          <>
            <StepTitle icon={BASKET} title={texts.heading} />
            <NoScript texts={texts.gift.noScript} kindLabel={shell.toast.warning} />
            <p className={`lead ${checkout.intro}`}>
              {!isDigital && `${postedTo(texts.gift.posted, scheme.plasticCountries, language)} `}
              {texts.lead}
            </p>
            <p className="small quiet mt-3">{texts.form.hint.required}</p>
            <GiftProblems {...props} />
            <GiftFields {...props} />
          </>
        )}
      </div>
      <aside className={`side-part ${checkout.aside}`}>
        <div className={checkout.sticky}>
          <GiftPreview state={form} texts={texts.gift.preview} />
          <div className="mt-8">
            <GiftOrderLines
              units={form.recipients.length}
              prices={prices}
              accepted={accepted}
              texts={texts}
            />
            <OrderNote icon={TICKET}>{fill(texts.delivery, scheme.deliveryWeeks)}</OrderNote>
            <OrderNote icon={INFO}>{texts.gift.codeLasts}</OrderNote>
          </div>
        </div>
      </aside>
    </div>
  );
}

export function GiftProblems({
  texts,
  shell,
  isDigital,
  buying: { form, refusal },
}: GiftStepProps) {
  const { scheme } = usePage();
  const remaining = giftFaults(form, isDigital, scheme, texts);
  return (
    <FormProblems
      faults={form.faults}
      isFixed={({ field }) => !remaining.some((fault) => fault.field === field)}
      refusal={refusal}
      texts={texts.form}
      shell={shell}
    />
  );
}

function GiftFields({ texts, shell, isDigital, buying }: GiftStepProps) {
  const { gift } = texts;
  const { recipients } = buying.form;
  const { giftsInOrder } = usePage().scheme.facts.limits;
  const fields = {
    state: buying.form,
    dispatch: buying.change,
    texts,
    isDigital,
    errorPrefix: shell.errorPrefix,
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    buying.submit();
  }
  return (
    // `dialog`: a submit before hydration must not put personal data into the URL.
    <form noValidate method="dialog" onSubmit={submit}>
      {!isDigital && <PostedToChoice {...fields} />}
      {recipients.map(({ key }, place) => (
        <RecipientFields key={key} {...fields} place={place} />
      ))}
      <p className="mt-8">
        {recipients.length < giftsInOrder ? (
          <Button look="secondary" onClick={() => buying.change({ type: 'recipientAdded' })}>
            {gift.add}
          </Button>
        ) : (
          <span className="small quiet">{fill(gift.most, giftsInOrder)}</span>
        )}
      </p>
      <GiverFields {...fields} />
      <OrderChoices
        legend={gift.choices}
        state={buying.form}
        dispatch={buying.change}
        texts={texts.form}
        shell={shell}
      />
      <div className={`ways apart mt-10 ${checkout.submit}`}>
        <Button type="submit" wide>
          {gift.continue}
        </Button>
        <p className="small quiet">{gift.payLater}</p>
      </div>
    </form>
  );
}

/** Nothing is preselected: an envelope to the wrong address spoils the surprise. */
function PostedToChoice({ state, dispatch, texts: { gift }, errorPrefix }: GiftFieldsProps) {
  return (
    <RadioGroup
      id="postedTo"
      className="mt-10"
      legend={gift.postedTo}
      required
      value={state.postedTo}
      onChange={(postedTo) => dispatch({ type: 'postedToChosen', postedTo })}
      error={faultAt(state.faults, 'postedTo')}
      errorPrefix={errorPrefix}
      options={[
        { value: 'buyer', label: gift.toBuyer, description: gift.toBuyerHelp },
        { value: 'recipient', label: gift.toRecipient, description: gift.toRecipientHelp },
      ]}
    />
  );
}
