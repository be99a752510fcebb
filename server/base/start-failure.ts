/** Why the program cannot run here: its message is one sentence for the person who started it, told without a stack. */
export class StartFailure extends Error {}
