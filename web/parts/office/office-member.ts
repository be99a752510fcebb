import type { CallOutput } from '../../../contract/controllers.ts';

/** Somebody at work, as the browser is told of them. */
export type Member = NonNullable<CallOutput<'StaffSignInController', 'getStaffSignIn'>['member']>;
