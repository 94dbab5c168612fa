import path from 'node:path';
import { API } from 'typescript/unstable/sync';
import type { Project } from 'typescript/unstable/sync';

/** The compiler, asked about a project's types; it stays open so that a second question is cheap. */
export interface ProjectTypes {
  /** The project of a tsconfig.json, as its files stand now. */
  project(config: string): Project;
  /** These files are no longer what they were. */
  changed(files: readonly string[]): void;
  close(): void;
}

export function openProjectTypes(root: string): ProjectTypes {
  const api = new API({ cwd: root });
  const opened = new Set<string>();
  let changedFiles: string[] = [];
  let snapshot = api.updateSnapshot();

  return {
    project(config) {
      const file = path.resolve(root, config);
      if (!opened.has(file) || changedFiles.length > 0) {
        opened.add(file);
        snapshot = api.updateSnapshot({
          openProjects: [file],
          ...(changedFiles.length > 0 ? { fileChanges: { changed: changedFiles } } : {}),
        });
        changedFiles = [];
      }
      const project = snapshot.getProject(file);
      if (!project) throw new Error(`The compiler finds no project at ${config}.`);
      return project;
    },
    changed: (files) => {
      changedFiles = [...changedFiles, ...files];
    },
    close: () => api.close(),
  };
}
