import { useSignInAgain } from '../../parts/account/use-sign-in-again.tsx';
import type { MyDetailsData } from '../../parts/my-card/my-details-data.ts';
import { MyPage } from '../../parts/my-card/my-page.tsx';
import css from '../../parts/my-card/own-form.module.css';
import { RichText } from '../../parts/site/rich-text.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { ContactForm } from './contact-form.tsx';
import { EmailForm } from './email-form.tsx';
import { LettersForm } from './letters-form.tsx';
import type { MyDetailsTexts } from './my-details-texts.ts';
import { PasswordForm } from './password-form.tsx';

/** Personal details: what can be changed, and what cannot, with the reason. */
export function Screen({ texts, shell, data }: ScreenProps<MyDetailsTexts, MyDetailsData>) {
  const { dialog, withRecentSignIn } = useSignInAgain();
  const shared = { data, texts, errorPrefix: shell.errorPrefix };
  return (
    <MyPage title={texts.title} texts={texts.common}>
      <div className={css.sections}>
        <ContactForm {...shared} />
        <div className={css.column}>
          {data.holder && <FixedDetails holder={data.holder} texts={texts} />}
          <LettersForm data={data} texts={texts} />
          <EmailForm {...shared} withRecentSignIn={withRecentSignIn} />
          <PasswordForm {...shared} withRecentSignIn={withRecentSignIn} />
        </div>
      </div>
      {dialog({
        emailAddress: data.emailAddress,
        texts: texts.signInAgain,
        errorPrefix: shell.errorPrefix,
      })}
    </MyPage>
  );
}

type FixedProps = { holder: NonNullable<MyDetailsData['holder']>; texts: MyDetailsTexts };

function FixedDetails({ holder, texts: { fixed, form } }: FixedProps) {
  return (
    <section className={`stack-5 form-width ${css.form}`} aria-labelledby="fixed">
      <h2 id="fixed">{fixed.title}</h2>
      <dl className={css.facts}>
        <dt>{form.field.firstName}</dt>
        <dd>{holder.firstName}</dd>
        <dt>{form.field.lastName}</dt>
        <dd>{holder.lastName}</dd>
        <dt>{form.field.yearOfBirth}</dt>
        <dd>{holder.yearOfBirth}</dd>
      </dl>
      <p className="small quiet">
        <RichText text={fixed.reason} />
      </p>
    </section>
  );
}
