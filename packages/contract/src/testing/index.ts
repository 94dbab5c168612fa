export { complaintsOf, type Complaint } from './complaints.ts';
export { createFakeStudioApi, type FakeStudioApi, type Scenario } from './fake/createFakeStudioApi.ts';
export type { FakeJobs } from './fake/fakeJobs.ts';
export type { FakeAccount, NewFakeAccount } from './fake/fakeAccount.ts';
export { fingerprintOf } from './fake/fakeStorage.ts';
export { isJobOf } from './fake/jobOwner.ts';
export type { FakeOperation } from './fake/fakeWorld.ts';
export { creationFixture, fixtureUserId, historyFixture } from './fixtures/creations.ts';
export { chosenClip, chosenPicture, chosenSound, clipFile } from './fixtures/chosenFiles.ts';
export { clipUrl } from './fixtures/clip.ts';
export { aiModelFixture, albumFixture, ledgerEntryFixture, trainedModelFixture } from './fixtures/library.ts';
export { hostile } from './fixtures/hostile.ts';
export { jobFixture } from './fixtures/job.ts';
export { drawnPng } from './fixtures/drawnPng.ts';
export { bytesOf, mediaFileFixture, onePixelPng } from './fixtures/mediaFile.ts';
export { packsFixture, plansFixture } from './fixtures/plans.ts';
export { pictures } from './fixtures/pictures.ts';
export { seededId, seededRandom } from './fixtures/random.ts';
export { given } from './given.ts';
export { lengthAsked, shortestOf } from './lengthOf.ts';
export { cannedPrompts, rehearsalEngine, type Rehearsal } from './rehearsalEngine.ts';
export { personFixture, sessionFixture } from './fixtures/session.ts';
export { silence } from './fixtures/silence.ts';
export {
  files as specifiedFiles,
  specifiedCalls,
  words as specifiedWords,
  type Setter,
  type SpecifiedCall,
} from './fixtures/specifiedCalls.ts';
export { captionTool } from './tools/caption.ts';
export { endsTool } from './tools/ends.ts';
export { apprenticeTool } from './tools/apprentice.ts';
export {
  deviceFixtures,
  fixtureScenario,
  fixtureTools,
  requestFor,
  valuesFor,
  type FixtureTool,
} from './tools/fixtureTools.ts';
export { lanternTool } from './tools/lantern.ts';
export { postcardTool } from './tools/postcard.ts';
export { posterTool } from './tools/poster.ts';
export { tideByPicture, tideByWords, tideStudio } from './tools/tide.ts';
export { videoLimitsFixture } from './fixtures/videoLimits.ts';
