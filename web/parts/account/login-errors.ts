import { parseLoginCode } from '../../../domain/account/login-code.ts';
import { fill } from '../../../domain/base/fill.ts';
import { fieldErrors } from '../../../domain/person/field-rules.ts';
import { CallError } from '../../platform/call-error.ts';
import type { texts as fi } from '../../texts/fi/login.ts';
import { fieldErrorTexts } from './field-error-texts.ts';
import type { LoginEvent, LoginState } from './login-state.ts';

type Login = typeof fi;
type Field = 'emailAddress' | 'oneTimeCode' | 'password';

/** Labels and error texts of every sign-in form. */
export type LoginTexts = Pick<
  Login,
  'error' | 'offline' | 'codeSent' | 'codeHint' | 'resend' | 'resendWait' | 'forgot'
> & {
  field: Pick<Login['field'], Field>;
  hint: Pick<Login['hint'], 'showPassword' | 'hidePassword'>;
};

/** Client-side validation errors; empty when the form may be sent. */
export function loginErrors(state: LoginState, texts: LoginTexts, currentYear: number) {
  const { error, field } = texts;
  const faults = fieldErrors('emailAddress', state.emailAddress, { currentYear });
  const errors: LoginState['errors'] = fieldErrorTexts(faults, texts);
  if (state.way === 'password' && state.password === '') {
    errors.password = fill(error.required, field.password);
  }
  if (state.way === 'code' && state.isCodeSent && !parseLoginCode(state.code)) {
    const isEmpty = state.code.trim() === '';
    errors.code = isEmpty ? fill(error.required, field.oneTimeCode) : error.oneTimeCodeWrong;
  }
  return errors;
}

/** Turns a refusal of the server into an event of the login state. */
export function refusalEvent(error: unknown, texts: LoginTexts): LoginEvent {
  if (!(error instanceof CallError)) throw error;
  const message = (error.isReadable && error.messages[0]) || texts.offline;
  switch (error.errors[0]?.errorCode) {
    case 'LOGIN_CODE_WRONG':
      return { type: 'wrong', errors: { code: message } };
    case 'LOGIN_FAILED':
      return { type: 'wrong', errors: { password: message } };
    case 'INVALID_FIELD':
      return { type: 'wrong', errors: { emailAddress: message } };
    case 'COOKIES_BLOCKED':
      return { type: 'blocked' };
    default:
      return { type: 'failed', problem: message };
  }
}
