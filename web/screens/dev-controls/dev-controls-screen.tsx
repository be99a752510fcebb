import type { ScreenProps } from '../../platform/screen.ts';
import { ButtonsSection } from './buttons-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import styles from './dev-controls-screen.module.css';
import { DialogsSection } from './dialogs-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import type { ControlTexts } from './gallery.tsx';
import { NoticesSection, WaitingSection } from './notices-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { SummarySection } from './summary-section.tsx';
import { ToastsSection } from './toasts-section.tsx';

/** Every shared component in every state, for development and tests. */
export function Screen({ texts, shell }: ScreenProps<ControlTexts>) {
  return (
    <div className="wrap page">
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <ToastsSection texts={texts} shell={shell} />
      <DialogsSection texts={texts} />
      <ButtonsSection texts={texts} />
      <FieldsSection texts={texts} errorPrefix={shell.errorPrefix} />
      <PhoneSection texts={texts} errorPrefix={shell.errorPrefix} />
      <PasswordSection texts={texts} errorPrefix={shell.errorPrefix} />
      <ChoicesSection texts={texts} errorPrefix={shell.errorPrefix} />
      <SummarySection texts={texts} errorPrefix={shell.errorPrefix} />
      <StepsSection texts={texts} />
      <WaitingSection texts={texts} />
      <NoticesSection texts={texts} shell={shell} />
    </div>
  );
}
