"""The last step of training a table of words, after needs.mjs: `python3 scripts/train-words/refine.py FOLDER WORDS.bin OUT.bin`.

Needs numpy and torch; the same inputs give the same file. The table goes on from what it is: of what the words of a question find,
what was asked for shall come first by words and meaning together, as the engine adds them up (meaning-weight.ts, word-likeness.ts);
a question shall be nearer to what it asks for than to what others ask for; and a sentence of a skill, drawn by chance, to its skill
than to others, so that what was learned of skills is not lost.
"""

import hashlib
import json
import struct
import sys
from pathlib import Path

import numpy as np
import torch
from torch.nn.functional import cross_entropy, normalize

EPOCHS, BATCH, CONTRASTED, RATE, TEMPERATURE = 3, 64, 256, 0.002, 0.06
# How sharply what stands first is told from the rest: what a score of 1 is, before the softmax.
SHARPNESS = 12.0
# The parts of a question and of a sentence that are left out by chance, so that the rest must do.
LEFT_OUT, LEFT_OUT_OF_SENTENCE = 0.1, 0.15
# How much of what was learned is taken: half-way, questions of other hands than those learned from gained as much, and none lost.
TAKEN = 0.5
# As in word-likeness.ts.
NEAR, SAID, LENGTH = 0.54, 0.23, 0.05
LONGEST_QUESTION, LONGEST_INTRODUCTION, LONGEST_BAG = 16, 60, 200

folder, source, out = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
torch.manual_seed(1)
torch.set_num_threads(1)
chance = np.random.default_rng(1)
training = json.loads((folder / "needs.json").read_text())
skills, pairs, asked = training["skills"], training["pairs"], training["asked"]

file = source.read_bytes()
magic, terms, dimensions, _ = struct.unpack("<4I", file[:16])
hashes = file[16 : 16 + 4 * terms]
factors = np.frombuffer(file, np.float32, terms, 16 + 4 * terms)
before = np.frombuffer(file, np.int8, terms * dimensions, 16 + 8 * terms).reshape(terms, dimensions) * factors[:, None]
# Steps of the optimizer are alike for all: vectors are about 1 long while they learn.
unit = np.sqrt((before**2).sum(1).mean())

table = torch.nn.Embedding(terms + 1, dimensions, padding_idx=0, sparse=True)
table.weight.data[0] = 0
table.weight.data[1:] = torch.from_numpy((before / unit).astype(np.float32))


def padded(bags, longest=LONGEST_BAG):
    """Rows of each bag plus 1; 0 stands for none."""
    filled = torch.zeros((len(bags), max(1, max(min(longest, len(bag)) for bag in bags))), dtype=torch.int64)
    for at, bag in enumerate(bags):
        filled[at, : len(bag[:longest])] = torch.tensor(bag[:longest], dtype=torch.int64) + 1
    return filled


bags = padded([each["bag"] for each in skills])
introductions = padded([each["introduction"] for each in skills], LONGEST_INTRODUCTION)


def meaning(rows):
    return normalize(table(rows).sum(1) + 1e-6, dim=1)


def directions(rows):
    return normalize(table(rows) + 1e-9, dim=2)


def thinned(bag, part):
    """Without some of its words, so that the rest must do."""
    return [row for row in bag if row >= 0 and chance.random() > part] or [row for row in bag if row >= 0]


def contrast(left, right):
    scores, wanted = left @ right.T / TEMPERATURE, torch.arange(len(left))
    return (cross_entropy(scores, wanted) + cross_entropy(scores.T, wanted)) / 2


def filled(batch, key, width, otherwise=0.0):
    rows = torch.full((len(batch), width), otherwise)
    for at, each in enumerate(batch):
        values = each.get(key) or []
        rows[at, : len(values)] = torch.tensor(values, dtype=torch.float32)
    return rows


def likeness(batch, places, distinct, width):
    """What wordLikeness adds to each candidate: nothing for long tasks."""
    rows = padded([each["terms"] for each in batch], LONGEST_QUESTION)
    worth = filled([{"worth": each["worth"][:LONGEST_QUESTION]} for each in batch], "worth", rows.shape[1])
    introduced = introductions[distinct]
    theirs = directions(introduced)[places.flatten()].view(len(batch), width, -1, dimensions)
    standing = introduced[places.flatten()].view(len(batch), width, 1, -1)
    nearest = torch.einsum("btd,bckd->bctk", directions(rows), theirs).masked_fill(standing == 0, 0.0).amax(3).clamp(min=0)
    wanted = rows[:, None, :, None]
    nearest = torch.where(((standing == wanted) & (wanted > 0)).any(3), torch.ones_like(nearest), nearest)
    near = (nearest * worth[:, None]).sum(2) / worth.sum(1)[:, None].clamp(min=1e-6)
    is_short = torch.tensor([[float("said" in each)] for each in batch])
    return is_short * (NEAR * near - SAID * filled(batch, "said", width) - LENGTH * torch.log1p(filled(batch, "length", width)))


def order(batch):
    width = max(len(each["candidates"]) for each in batch)
    candidates = filled(batch, "candidates", width).long()
    distinct, places = torch.unique(candidates, return_inverse=True)
    question = meaning(padded([thinned(each["terms"], LEFT_OUT) for each in batch]))
    near = (question[:, None] * meaning(bags[distinct])[places]).sum(2).clamp(min=0)
    weight = torch.tensor([[each["weight"]] for each in batch])
    # What is no candidate has so little that it takes no part.
    scores = filled(batch, "relevance", width, -9.0) + weight * near + likeness(batch, places, distinct, width)
    shares = torch.log_softmax(SHARPNESS * scores, 1)
    return -torch.logsumexp(shares.masked_fill(filled(batch, "isWanted", width) == 0, -1e9), 1).mean()


def asking():
    chosen = [pairs[at] for at in chance.choice(len(pairs), min(CONTRASTED, len(pairs)), replace=False)]
    questions = meaning(padded([thinned(each["terms"], LEFT_OUT) for each in chosen]))
    return contrast(questions, meaning(bags[torch.tensor([each["skill"] for each in chosen])]))


def describing():
    chosen = [at for at in chance.choice(len(skills), CONTRASTED, replace=False) if skills[at]["sentences"]]
    said = [skills[at]["sentences"][chance.integers(len(skills[at]["sentences"]))] for at in chosen]
    return contrast(meaning(padded([thinned(each, LEFT_OUT_OF_SENTENCE) for each in said])), meaning(bags[torch.tensor(chosen)]))


optimizer = torch.optim.SparseAdam(list(table.parameters()), lr=RATE)
steps_of_epoch = len(asked) // BATCH
steps = EPOCHS * steps_of_epoch
for step in range(steps):
    if step % steps_of_epoch == 0:
        shuffled, start = chance.permutation(len(asked)), 0
    batch = [asked[at] for at in shuffled[start : start + BATCH]]
    start += BATCH
    loss = order(batch) + asking() + describing()
    for group in optimizer.param_groups:
        group["lr"] = RATE * max(0.1, 1 - step / steps)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if step % 20 == 0:
        print(f"{step} of {steps}: {loss.item():.3f}", flush=True)

after = (1 - TAKEN) * before + TAKEN * (table.weight.data[1:] * unit).numpy()
longest = np.maximum(np.abs(after).max(1), 1e-9)
body = hashes + (longest / 127).astype("<f4").tobytes() + np.round(127 * after / longest[:, None]).astype(np.int8).tobytes()
identity = struct.unpack("<I", hashlib.sha256(body).digest()[:4])[0] or 1
out.write_bytes(struct.pack("<4I", magic, terms, dimensions, identity) + body)
