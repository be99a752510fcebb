/** The program cannot start: the message is one sentence for the operator, printed without a stack. */
export class StartFailure extends Error {}
