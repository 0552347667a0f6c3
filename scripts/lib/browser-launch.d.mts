export const launchOptions: { args: string[]; env: NodeJS.ProcessEnv };
