import { parametersOf } from './address';
import {
  defaultRunOptions,
  type RunOptions,
  runOptionDescriptions,
  runOptionNames,
  withRunOption,
} from './run-options';

/** Where the site is mounted: `/`, or the prefix of `--base` with a slash at its end. */
export const basePath = new URL(document.baseURI).pathname;

const { proxy, ...served } = servedSettings();

/** The options that the server was started with, whatever the address says. */
export const serverOptions: RunOptions = served;

/** Whether the download proxy is there: static files have none. */
export const hasProxy = proxy;

/** This document's options: the server's, then the address's. They hold until the tab loads another document. */
export const runOptions = optionsOf(serverOptions, parametersOf(new URL(location.href)));

function servedSettings(): RunOptions & { proxy: boolean } {
  const element = document.getElementById('run-options');
  return { ...defaultRunOptions, proxy: true, ...JSON.parse(element?.textContent || '{}') };
}

function optionsOf(options: RunOptions, parameters: URLSearchParams): RunOptions {
  for (const name of runOptionNames) {
    const { parameter } = runOptionDescriptions[name];
    const text = parameter === undefined ? null : parameters.get(parameter);
    if (text === null) continue;
    try {
      options = withRunOption(options, name, text);
    } catch (error) {
      console.warn(`Ignored ${parameter}=${text} in the address: ${(error as Error).message}.`);
    }
  }
  return options;
}
