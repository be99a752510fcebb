import { parseLoginCode } from '../../../domain/account/login-code.ts';
import type { LoginStart } from './login-start.ts';

export type LoginMethod = 'code' | 'password';
export type FieldName = 'emailAddress' | 'code' | 'password';

export type LoginState = {
  way: LoginMethod;
  /** The login form has two steps on one page: the address, then the code sent to it. */
  isCodeSent: boolean;
  emailAddress: string;
  code: string;
  password: string;
  busy: null | 'sending' | 'entering';
  errors: Partial<Record<FieldName, string>>;
  /** An error that belongs to no field. */
  problem: string | null;
  isBlocked: boolean;
  /** Incremented to move the focus: to the next step or to an invalid field. */
  focus: { field: FieldName; turn: number } | null;
};

export type LoginEvent =
  | { type: 'typed'; field: FieldName; value: string }
  | { type: 'wayChosen'; way: LoginMethod }
  | { type: 'sending' }
  | { type: 'codeSent' }
  | { type: 'entering' }
  | { type: 'wrong'; errors: LoginState['errors'] }
  | { type: 'failed'; problem: string }
  | { type: 'blocked' };

export function initialLogin(start: LoginStart, typedBefore: string): LoginState {
  const { codeSent, lastMethod } = start;
  return {
    way: codeSent ? 'code' : lastMethod,
    isCodeSent: codeSent !== null,
    emailAddress: codeSent?.emailAddress ?? typedBefore,
    code: '',
    password: '',
    busy: null,
    errors: {},
    problem: null,
    isBlocked: false,
    focus: null,
  };
}

export function login(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.field, event.value);
    case 'wayChosen':
      return moveFocus(
        { ...clearErrors(state), way: event.way },
        firstEmpty({ ...state, way: event.way }),
      );
    case 'sending':
      return { ...clearErrors(state), busy: 'sending' };
    case 'codeSent':
      return moveFocus({ ...clearErrors(state), isCodeSent: true, code: '' }, 'code');
    case 'entering':
      return { ...clearErrors(state), busy: 'entering' };
    case 'wrong':
      return moveFocus({ ...clearErrors(state), errors: event.errors }, firstOf(event.errors));
    case 'failed':
      return { ...clearErrors(state), problem: event.problem };
    case 'blocked':
      return { ...clearErrors(state), isBlocked: true };
  }
}

function typed(state: LoginState, field: FieldName, value: string): LoginState {
  const next = { ...state, errors: {}, problem: null };
  if (field === 'code') return { ...next, code: formatCode(value) };
  if (field === 'password') return { ...next, password: value };
  // A code belongs to the address it was sent to.
  return { ...next, emailAddress: value, isCodeSent: false, code: '' };
}

/** Keeps the digits, in two groups of three: '482 913'. A whole mail subject may be pasted. */
export function formatCode(value: string): string {
  const digits = value.replace(/[^0-9]/g, '').slice(0, 6);
  return digits.length > 3 ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;
}

/** True when the code came complete, by paste or autofill; a typed code is sent with the button. */
export function isCompleteCode(before: string, after: string, wasPasted: boolean): boolean {
  const had = before.replace(/\s/g, '').length;
  return parseLoginCode(formatCode(after)) !== null && (wasPasted || had < 5);
}

function clearErrors(state: LoginState): LoginState {
  return { ...state, busy: null, errors: {}, problem: null };
}

function moveFocus(state: LoginState, field: FieldName): LoginState {
  return { ...state, focus: { field, turn: (state.focus?.turn ?? 0) + 1 } };
}

function firstEmpty({ way, emailAddress }: LoginState): FieldName {
  if (emailAddress === '') return 'emailAddress';
  return way === 'password' ? 'password' : 'emailAddress';
}

function firstOf(errors: LoginState['errors']): FieldName {
  const order: FieldName[] = ['emailAddress', 'code', 'password'];
  return order.find((field) => errors[field]) ?? 'emailAddress';
}
