import { NoScript } from '../../parts/form/no-script.tsx';
import checkout from '../../parts/order/checkout.module.css';
import { FormProblems } from '../../parts/order/form-problems.tsx';
import { OrderStrip } from '../../parts/order/order-strip.tsx';
import { StepTitle } from '../../parts/order/step-title.tsx';
import { RichText } from '../../parts/site/rich-text.tsx';
import { BASKET } from '../../ui/icon-paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { PurchaseDraft } from './buy-card-data.ts';
import { DetailsForm } from './details-form.tsx';
import { OrderAside } from './order-aside.tsx';
import type { StepProps } from './step-props.ts';

type Props = StepProps & { draft: PurchaseDraft };

/** Step 0: the details, with the order beside them. */
export function DetailsStep(props: Props) {
  const { texts, shell, buying, order, title, draft } = props;
  const { isChecking, form, billing, refusal, isPasswordAsked } = buying.state;
  return (
    <div className="grid">
      <div className={checkout.main}>
        {isChecking ? (
          <Spinner comesIntoView label={texts.checking} slowLabel={texts.slow} />
        ) : (
          <>
            <FormProblems
              form={form}
              billing={billing}
              refusal={refusal}
              note={isPasswordAsked ? texts.form.passwordAgain : null}
              texts={texts.form}
              shell={shell}
            />
            {title && <StepTitle title={title} icon={BASKET} />}
            <OrderStrip order={order} texts={texts.order} />
            {draft.isBeingPaid && (
              <div className={checkout.problem}>
                <Notice kind="warning" kindLabel={shell.toast.warning}>
                  <RichText text={texts.beingPaid} />
                </Notice>
              </div>
            )}
            <NoScript texts={texts.noScript} kindLabel={shell.toast.warning} />
            <p className={`lead ${checkout.intro}`}>
              <RichText text={texts.intro} />
            </p>
            <p className={`small quiet ${checkout.required}`}>{texts.form.hint.required}</p>
            <DetailsForm {...props} hasPassword={draft.hasPassword} />
          </>
        )}
      </div>
      <OrderAside
        order={order}
        holder={form.values}
        texts={texts.order}
        onBilling={isChecking ? null : buying.chooseBilling}
      />
    </div>
  );
}
