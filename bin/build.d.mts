export function buildIfNeeded(sayThatItBuilds?: () => void): Promise<void>;
