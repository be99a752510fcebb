import type { FormEvent } from 'react';
import type { RegistrationDraft } from '../../../contract/checkout/order-draft-calls.ts';
import { yearOf } from '../../../domain/base/local-date.ts';
import type { Activation, RegisterCardData } from '../../parts/activation/activation-data.ts';
import { LoomCard } from '../../parts/card/loom-card.tsx';
import { isFixed } from '../../parts/order/card-form-errors.ts';
import checkout from '../../parts/order/checkout-page.module.css';
import { StepTitle } from '../../parts/order/checkout-page.tsx';
import { ChoicesGroup } from '../../parts/order/choices-group.tsx';
import { FormProblems } from '../../parts/order/form-problems.tsx';
import { IDENTITY } from '../../parts/order/order-note.tsx';
import {
  AddressGroup,
  ContactGroup,
  HolderGroup,
  PasswordGroup,
} from '../../parts/order/person-groups.tsx';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import { RichText } from '../../parts/site/rich-text.tsx';
import door from '../../pictures/quiet-door-480.avif';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import { Spinner } from '../../ui/spinner.tsx';
import css from './register-card.module.css';
import { type RegisterTexts, useRegistration, useRegistrationForm } from './use-registration.ts';

/** The buy form in registration mode, for the card whose code this browser entered. */
export function Screen(props: ScreenProps<RegisterTexts, RegisterCardData>) {
  const { texts } = props;
  const { activation, draft } = props.data;
  if (activation && !activation.heldCard) {
    return <Registration {...props} activation={activation} draft={draft} />;
  }
  return <NothingToRegister words={activation ? texts.held : texts.noCode} />;
}

/** The code is missing, already used, or of another kind. */
function NothingToRegister({ words }: { words: RegisterTexts['held' | 'noCode'] }) {
  const { pathTo, language, product } = usePage();
  const { heading, lead, start } = words;
  useDocumentTitle(`${heading} – ${product.nominative}`);
  return (
    <QuietPage title={softHyphens(heading, language)} lead={lead} picture={door}>
      <ButtonLink href={pathTo('Activate_Card')}>{start}</ButtonLink>
    </QuietPage>
  );
}

type Props = ScreenProps<RegisterTexts, RegisterCardData> & {
  activation: NonNullable<Activation>;
  draft: RegistrationDraft | null;
};

function Registration({ texts, shell, place, activation, draft }: Props) {
  const { person, product, today, go, pathTo } = usePage();
  const { cardAssetId } = activation;
  const typing = useRegistrationForm({ cardAssetId, draft });
  const { form } = typing;
  const registering = useRegistration({ ...typing, cardAssetId, texts });
  const { isLoading, refusal, signIn } = registering;
  const title = `${texts.title} – ${product.nominative}`;
  useDocumentTitle(form.faults.isRed ? shell.errorPrefix + title : title);
  const fields = {
    state: form,
    dispatch: typing.change,
    texts: texts.form,
    errorPrefix: shell.errorPrefix,
  };

  /** Back to the code form, which keeps the code. */
  function back() {
    go(pathTo('Activate_Card'), { code: place.passedState?.code ?? activation.code });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    registering.submit();
  }

  return (
    <div className={`wrap ${checkout.page}`}>
      <div className={checkout.head}>
        {!isLoading && <BackButton label={texts.back} onClick={back} />}
      </div>
      <div className="grid">
        <div className="main-part">
          {isLoading ? (
            <Spinner comesIntoView label={texts.checking} slowLabel={texts.slow} />
          ) : (
            <>
              <StepTitle title={texts.heading} icon={IDENTITY} />
              <p className={`lead ${checkout.intro}`}>{texts.intro}</p>
              {!person && (
                <p className={checkout.intro}>
                  <RichText text={texts.signIn} />
                </p>
              )}
              <p className="small quiet mt-3">{texts.form.hint.required}</p>
              <FormProblems
                faults={form.faults}
                isFixed={(fault) =>
                  isFixed(fault, form, { billing: 'annually', currentYear: yearOf(today) })
                }
                refusal={refusal}
                note={draft && texts.form.passwordAgain}
                texts={texts.form}
                shell={shell}
              />
              <form noValidate method="dialog" onSubmit={submit}>
                <HolderGroup {...fields} />
                <AddressGroup {...fields} />
                <ContactGroup
                  {...fields}
                  changeEmailHref={person ? logoutPath(place.path) : null}
                />
                <PasswordGroup {...fields} help={person ? null : texts.passwordHelp} />
                <ChoicesGroup {...fields} shell={shell} withoutCampaign />
                <div className={`ways apart mt-10 ${checkout.submit}`}>
                  <Button type="submit" wide>
                    {texts.submit}
                  </Button>
                  <p className="small quiet">{texts.free}</p>
                </div>
              </form>
            </>
          )}
        </div>
        <aside className={`side-part ${checkout.aside} ${css.aside}`}>
          <LoomCard {...form.values} texts={texts.loom} />
        </aside>
      </div>
      {signIn.dialog({
        emailAddress: form.values.emailAddress,
        texts: texts.signInAgain,
        errorPrefix: shell.errorPrefix,
      })}
    </div>
  );
}
