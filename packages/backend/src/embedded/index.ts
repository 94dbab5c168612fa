export { defaultPort, isLoopback, readConfig, type ServerConfig } from './config.ts';
export { startServer, type RunningServer, type ServerOptions } from './server.ts';
export { startMessage } from './startMessage.ts';
export { StartProblem } from './StartProblem.ts';
export { fillConfig, type AppConfig } from './appPage.ts';
export type { Platform, Services, StartServices } from './services/platform.ts';
