export function readProcessorTime(): number;
